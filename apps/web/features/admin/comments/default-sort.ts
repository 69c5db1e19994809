import {
  commentColumns,
  type CommentColumn,
  type CommentFilter,
  type Sort,
} from '../dashboard/admin-search-params.ts'

/** Pending comments come oldest first; otherwise the newest or most reported do. */
export const defaultSort: Record<CommentFilter, Sort<CommentColumn>> = {
  waiting: {by: 'written', isDescending: false},
  reported: {by: 'reports', isDescending: true},
  all: {by: 'written', isDescending: true},
  deleted: {by: 'deleted', isDescending: true},
}

const onlyIn: Partial<Record<CommentColumn, CommentFilter>> = {reports: 'reported', deleted: 'deleted'}

/** The columns that comments of a filter can be sorted by. */
export function sortableColumns(filter: CommentFilter): CommentColumn[] {
  return commentColumns.filter((column) => [undefined, filter].includes(onlyIn[column]))
}
