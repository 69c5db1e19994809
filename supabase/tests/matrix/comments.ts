import {visitorId} from '../content.ts'
import {everybody, type Matrix} from './cell.ts'

const visible = {
  everybody: "user's, other's",
  user: "user's, user's pending, other's",
  other: "user's, other's, other's pending",
}

export const comments: Matrix = {
  commenters: {
    key: 'user_id',
    select: ['refused', 'user', 'none', 'all', 'all'],
    insert: everybody('refused'),
    update: everybody('refused'),
    delete: everybody('refused'),
    newRow: ({people}) => ({user_id: people.other.id, trusted_at: '2025-11-15T12:00:00Z'}),
    change: {trusted_at: '2025-11-15T12:00:00Z'},
  },
  event_comments: {
    key: 'id',
    select: [visible.everybody, visible.user, visible.other, 'all', 'all'],
    insert: ['refused', 'added', 'added', 'added', 'refused'],
    update: everybody('refused'),
    delete: ['refused', 'none', 'none', 'all', 'all'],
    newRow: ({callers, newEvent, people}, caller) => ({
      event_id: newEvent,
      user_id: callers[caller].id ?? people.user.id,
      comment_text: 'Ar bus vietos?',
    }),
    change: {comment_text: 'Kita'},
  },
  event_comment_list: {
    key: 'id',
    select: [visible.everybody, visible.user, visible.other, 'all', 'all'],
    insert: everybody('refused'),
    update: everybody('refused'),
    delete: everybody('refused'),
    change: {comment_text: 'Kita'},
  },
  event_comment_counts: {
    key: 'event_id',
    select: everybody('all'),
    insert: everybody('read only'),
    update: everybody('read only'),
    delete: everybody('read only'),
    change: {comment_count: 1000},
  },
  comment_overview: {
    key: 'id',
    select: ['refused', 'none', 'none', 'all', 'none'],
    insert: everybody('read only'),
    update: everybody('read only'),
    delete: everybody('read only'),
    change: {comment_text: 'Kita'},
  },
  deleted_comments: {
    key: 'id',
    select: ['refused', 'none', 'none', 'all', 'all'],
    insert: everybody('refused'),
    update: everybody('refused'),
    delete: everybody('refused'),
    change: {comment_text: 'Kita'},
  },
  comment_reports: {
    key: 'reporter_id',
    select: ['refused', 'none', 'none', 'all', 'all'],
    insert: ['added', 'added', 'added', 'added', 'refused'],
    update: everybody('refused'),
    delete: everybody('refused'),
    newRow: ({callers, rows}, caller) => ({
      comment_id: rows.event_comments?.["user's"] ?? '',
      reporter_id: visitorId(callers[caller]),
      reason: 'Nemandagu',
    }),
    change: {reason: 'Kita'},
  },
}
