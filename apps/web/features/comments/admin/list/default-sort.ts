import {
  commentColumns,
  type CommentColumn,
  type CommentFilter,
  type Sort,
} from '#/features/admin-list/admin-search-params.ts'

/** Pending comments are sorted oldest first, others newest or most reported first. */
export const defaultSort: Record<CommentFilter, Sort<CommentColumn>> = {
  waiting: {by: 'written', isDescending: false},
  reported: {by: 'reports', isDescending: true},
  all: {by: 'written', isDescending: true},
  deleted: {by: 'deleted', isDescending: true},
}

const onlyIn: Partial<Record<CommentColumn, CommentFilter>> = {reports: 'reported', deleted: 'deleted'}

/** The columns that comments can be sorted by under a filter. */
export function sortableColumns(filter: CommentFilter): CommentColumn[] {
  return commentColumns.filter((column) => [undefined, filter].includes(onlyIn[column]))
}
