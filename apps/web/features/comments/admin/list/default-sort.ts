import {
  commentColumns,
  type CommentColumn,
  type CommentFilter,
  type Sort,
} from '#/features/admin-list/admin-search-params.ts'

export const defaultSort: Record<CommentFilter, Sort<CommentColumn>> = {
  waiting: {by: 'written', isDescending: false},
  reported: {by: 'reports', isDescending: true},
  all: {by: 'written', isDescending: true},
  deleted: {by: 'deleted', isDescending: true},
}

const onlyIn: Partial<Record<CommentColumn, CommentFilter>> = {reports: 'reported', deleted: 'deleted'}

export function sortableColumns(filter: CommentFilter): CommentColumn[] {
  return commentColumns.filter((column) => [undefined, filter].includes(onlyIn[column]))
}
