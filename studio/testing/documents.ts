/** Complete documents without validation problems. */

export const text = (lt?: string, en?: string) => ({_type: 'localizedString', lt, en})

export const newsItem = {
  _id: 'drafts.kinas',
  _type: 'newsItem',
  title: text('Kino vakaras', 'Film night'),
  description: {_type: 'localizedText', lt: 'Kviečiame.', en: 'Join us.'},
  date: '2025-11-08',
  category: 'culture',
  slug: {_type: 'slug', current: 'kino-vakaras'},
}

export const event = {
  _id: 'drafts.kaledos',
  _type: 'event',
  title: text('Kalėdos', 'Christmas'),
  description: {_type: 'localizedText', lt: 'Šventė.', en: 'A party.'},
  start: '2025-12-13T17:00:00Z',
  eventKey: 'kaledos-2025',
  kind: 'celebration',
  admission: 'none',
}

export const campaign = {
  _id: 'drafts.sirdis',
  _type: 'campaign',
  name: text('Iš širdies į širdį', 'From Heart to Heart'),
  description: {_type: 'localizedText', lt: 'Dovanos.', en: 'Gifts.'},
  reference: 'sirdis25',
  path: '/is-sirdies-i-sirdi',
}

export const school = {
  _id: 'drafts.gulbe',
  _type: 'school',
  name: text('Gulbė', 'Gulbė'),
  description: {_type: 'localizedText', lt: 'Mokyklėlė.', en: 'A school.'},
  slug: {_type: 'slug', current: 'gulbe'},
  position: 1,
  eventKey: 'school-gulbe',
}

export const group = {
  _id: 'drafts.sokiai',
  _type: 'group',
  name: text('Šokiai', 'Dance'),
  description: {_type: 'localizedText', lt: 'Šokame.', en: 'We dance.'},
  schedule: text('Antradieniais', 'On Tuesdays'),
  email: 'sokiai@example.com',
  position: 1,
}

export const photoAlbum = {
  _id: 'drafts.muge',
  _type: 'photoAlbum',
  title: text('Mugė', 'The fair'),
  photos: [
    {
      _type: 'localizedImage',
      _key: 'a',
      asset: {_type: 'reference', _ref: 'image-1'},
      alt: text('Prekystaliai', 'Stalls'),
    },
  ],
  position: 1,
  eventKey: 'photo-category-muge',
}

export const legalPage = {
  _id: 'drafts.terms',
  _type: 'legalPage',
  title: text('Naudojimo sąlygos', 'Terms of use'),
  updatedOn: '2025-11-01',
  sections: [
    {
      _type: 'legalSection',
      _key: 'a',
      title: text('Bendra', 'General'),
      body: paragraphs('Tekstas.', 'Text.'),
    },
  ],
}

export const redirect = {
  _id: 'drafts.redirect-kaledos',
  _type: 'redirect',
  from: '/kaledos',
  page: '/taptinariu',
}

/** One paragraph in each language. */
function paragraphs(lt: string, en: string) {
  return {_type: 'localizedBody', lt: [paragraph(lt)], en: [paragraph(en)]}
}

function paragraph(words: string) {
  const span = {_type: 'span', _key: 's', text: words, marks: []}
  return {_type: 'block', _key: 'b', style: 'normal', markDefs: [], children: [span]}
}
