import {everybody, type Matrix} from './cell.ts'

export const mail: Matrix = {
  email_outbox: {
    key: 'id',
    select: ['refused', 'refused', 'refused', 'refused', 'all'],
    insert: everybody('refused'),
    update: everybody('refused'),
    delete: everybody('refused'),
    change: {status: 'sent'},
  },
  email_failures: {
    key: 'id',
    select: ['refused', 'none', 'none', 'all', 'none'],
    insert: everybody('refused'),
    update: everybody('refused'),
    delete: everybody('refused'),
    change: {recipient: 'kita@example.test'},
  },
}
