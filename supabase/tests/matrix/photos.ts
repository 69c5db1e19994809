import {photoFields} from '../photos.ts'
import {everybody, type Matrix} from './cell.ts'

export const photos: Matrix = {
  photo_uploads: {
    key: 'id',
    select: ['refused', 'none', 'none', 'all', 'all'],
    insert: ['refused', 'refused', 'refused', 'refused', 'added'],
    update: everybody('refused'),
    delete: ['refused', 'refused', 'refused', 'refused', 'all'],
    newRow: ({newEvent, people}) => photoFields(newEvent, people.admin),
    change: {alt_lt: 'Kita'},
  },
}
