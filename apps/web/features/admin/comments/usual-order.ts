import {
  commentColumns,
  type AdminAddress,
  type CommentColumn,
  type Segment,
  type Sort,
} from '../admin-address.ts'

/** Who has waited longest comes first, and otherwise what is new or most reported. */
export const usualOrder: Record<Segment, Sort<CommentColumn>> = {
  waiting: {by: 'written', isDescending: false},
  reported: {by: 'reports', isDescending: true},
  all: {by: 'written', isDescending: true},
  deleted: {by: 'deleted', isDescending: true},
}

const onlyIn: Partial<Record<CommentColumn, Segment>> = {reports: 'reported', deleted: 'deleted'}

/** What comments of a segment can be sorted by. */
export function columnsOf(segment: Segment): CommentColumn[] {
  return commentColumns.filter((column) => [undefined, segment].includes(onlyIn[column]))
}

/** The order that the address asks for, if the segment has it, or else the usual one. */
export function orderOf({segment, sort}: Pick<AdminAddress, 'segment' | 'sort'>): Sort<CommentColumn> {
  const by = columnsOf(segment).find((column) => column === sort?.by)
  return by && sort ? {by, isDescending: sort.isDescending} : usualOrder[segment]
}
