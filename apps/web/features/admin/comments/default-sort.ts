import {
  commentColumns,
  type CommentColumn,
  type Segment,
  type Sort,
} from '../dashboard/admin-search-params.ts'

/** Pending comments come oldest first; otherwise the newest or most reported do. */
export const defaultSort: Record<Segment, Sort<CommentColumn>> = {
  waiting: {by: 'written', isDescending: false},
  reported: {by: 'reports', isDescending: true},
  all: {by: 'written', isDescending: true},
  deleted: {by: 'deleted', isDescending: true},
}

const onlyIn: Partial<Record<CommentColumn, Segment>> = {reports: 'reported', deleted: 'deleted'}

/** The columns that comments of a segment can be sorted by. */
export function sortableColumns(segment: Segment): CommentColumn[] {
  return commentColumns.filter((column) => [undefined, segment].includes(onlyIn[column]))
}
