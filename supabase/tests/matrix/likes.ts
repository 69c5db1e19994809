import {visitorId} from '../content.ts'
import {everybody, type Matrix} from './cell.ts'

export const likes: Matrix = {
  content_items: {
    key: 'key',
    select: everybody('all'),
    insert: everybody('refused'),
    update: everybody('refused'),
    delete: everybody('refused'),
    change: {title_lt: 'Kita'},
  },
  event_likes: {
    key: 'user_id',
    select: ['anonymous', 'user', 'other', 'none', 'all'],
    insert: ['added', 'added', 'added', 'added', 'refused'],
    update: everybody('refused'),
    delete: ['anonymous', 'user', 'other', 'none', 'all'],
    newRow: ({callers, newEvent}, caller) => ({event_id: newEvent, user_id: visitorId(callers[caller])}),
    change: {user_id: 'kitas'},
  },
  event_like_counts: {
    key: 'event_id',
    select: everybody('all'),
    insert: everybody('read only'),
    update: everybody('read only'),
    delete: everybody('read only'),
    change: {like_count: 1000},
  },
}
