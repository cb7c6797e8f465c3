"""Which column each section stands in, so that the highest column is as low as possible."""

from collections.abc import Sequence


def in_order(heights: Sequence[float], count: int) -> tuple[int, ...]:
    """The column of each section, if they are read column by column.

    >>> in_order([3, 1, 2, 2], 2), in_order([1, 1, 1], 1)
    ((0, 0, 1, 1), (0, 0, 0))
    """
    limits = sorted({sum(heights[start:end]) for end in range(len(heights) + 1) for start in range(end)})
    return next(columns for limit in limits if (columns := _filled(heights, limit)) and columns[-1] < count)


def _filled(heights: Sequence[float], limit: float) -> tuple[int, ...]:
    """The column of each section if each is filled up to this height; none if one is higher."""
    columns, filled = [0], 0.0
    for height in heights:
        if height > limit:
            return ()
        columns.append(columns[-1] + (filled + height > limit))
        filled = height if columns[-1] > columns[-2] else filled + height
    return tuple(columns[1:])


def out_of_order(heights: Sequence[float], count: int) -> tuple[int, ...]:
    """The column of each section, of which the highest are placed first; the columns begin in the order of sections.

    >>> out_of_order([3, 1, 2, 2], 2)
    (0, 0, 1, 1)
    >>> out_of_order([2, 5, 2, 1], 2)
    (0, 1, 0, 0)
    """
    filled, columns = [0.0] * count, [0] * len(heights)
    for index in sorted(range(len(heights)), key=lambda index: -heights[index]):
        columns[index] = filled.index(min(filled))
        filled[columns[index]] += heights[index]
    places = list(dict.fromkeys(columns))
    return tuple(map(places.index, columns))


def height_of(heights: Sequence[float], columns: Sequence[int]) -> float:
    """The height of the highest column.

    >>> height_of([3, 1, 2, 2], (0, 1, 1, 0))
    5
    """
    return max(
        sum(height for height, at in zip(heights, columns, strict=True) if at == column) for column in set(columns)
    )
