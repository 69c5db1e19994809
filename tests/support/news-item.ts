/** A news item that may be published, with its id as its slug. */
export const newsItem = (_id: string, fields: object = {}) => ({
  _id,
  _type: 'newsItem',
  title: {_type: 'localizedString', lt: `Žinia ${_id}`, en: `News ${_id}`},
  description: {_type: 'localizedText', lt: 'Pradžia.', en: 'The start.'},
  date: '2025-11-14',
  category: 'culture',
  slug: {_type: 'slug', current: _id},
  ...fields,
})
