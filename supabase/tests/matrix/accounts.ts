import {everybody, type Matrix} from './cell.ts'

export const accounts: Matrix = {
  profiles: {
    key: 'id',
    select: ['refused', 'user', 'other', 'all', 'all'],
    insert: everybody('refused'),
    update: ['refused', 'user', 'other', 'admin', 'all'],
    delete: everybody('refused'),
    change: {first_name: 'Kita'},
  },
  user_roles: {
    key: 'user_id',
    select: ['refused', 'none', 'none', 'all', 'all'],
    insert: ['refused', 'refused', 'refused', 'refused', 'added'],
    update: everybody('refused'),
    delete: ['refused', 'refused', 'refused', 'refused', 'all'],
    newRow: ({people}, caller) => ({
      user_id: people[caller === 'other' ? 'other' : 'user'].id,
      role: 'admin',
    }),
    change: {role: 'admin'},
  },
  user_overview: {
    key: 'id',
    select: ['refused', 'none', 'none', 'all', 'none'],
    insert: everybody('read only'),
    update: everybody('read only'),
    delete: everybody('read only'),
    change: {first_name: 'Kita'},
  },
  audit_log: {
    key: 'subject_id',
    select: ['refused', 'none', 'none', 'all', 'all'],
    insert: everybody('refused'),
    update: everybody('refused'),
    delete: everybody('refused'),
    change: {action: 'nothing'},
  },
}
