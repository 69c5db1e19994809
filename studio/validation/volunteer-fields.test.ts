import {describe, expect, test} from 'vitest'
import {campaign, event, newsItem, school, text} from '../testing/documents.ts'
import {problemsOf} from '../testing/validate.ts'

const file = {_id: 'file-1', _type: 'sanity.fileAsset'}

describe('a document for everybody to read', () => {
  const url = 'https://example.com/politika.pdf'
  const upload = {_type: 'file', asset: {_type: 'reference', _ref: file._id}}
  const withPolicy = (policy: object) =>
    problemsOf(
      {
        ...school,
        safeguarding: {
          _type: 'safeguarding',
          policies: [{_type: 'publicDocument', _key: 'a', title: text('Politika', 'Policy'), ...policy}],
        },
      },
      [file],
    )

  test('is either a file or a link', async () => {
    expect(await withPolicy({url})).toEqual([])
    expect(await withPolicy({file: upload})).toEqual([])
    expect((await withPolicy({})).join()).toContain('Įkelkite PDF failą arba įrašykite nuorodą.')
    expect((await withPolicy({url, file: upload})).join()).toContain(
      'Palikite tik vieną: failą arba nuorodą.',
    )
  })
})

describe('an event', () => {
  const withAccess = (stepFree: object) =>
    problemsOf({...event, access: {_type: 'eventAccess', stepFree: {_type: 'accessAnswer', ...stepFree}}})

  test('says yes, partly or no to a question about access that it explains', async () => {
    const note = {_type: 'localizedText', lt: 'Pandusas.', en: 'A ramp.'}
    expect(await withAccess({answer: 'partly', note})).toEqual([])
    expect((await withAccess({note})).join()).toContain('error access.stepFree.answer: Pasirinkite „Taip“')
  })

  test('is not its own next edition', async () => {
    const next = (id: string) =>
      problemsOf({...event, nextEdition: {_type: 'reference', _ref: id, _weak: true}}, [
        {...event, _id: id, eventKey: 'kita-svente'},
      ])
    expect(await next('kaledos-2026')).toEqual([])
    expect((await next('kaledos')).join()).toContain('error nextEdition: Tai tas pats renginys.')
  })
})

test('a person to turn to has a name', async () => {
  const responsible = {_type: 'contactPerson', email: 'ona@example.com'}
  expect(await problemsOf({...campaign, responsible})).toEqual([
    'error responsible.name: Įrašykite vardą ir pavardę.',
  ])
  expect(await problemsOf({...campaign, responsible: {...responsible, name: 'Ona'}})).toEqual([])
})

test('a picture for the press has a file and a credit', async () => {
  const words = text('Kontaktai', 'Contact')
  const page = {_id: 'contactPage', _type: 'contactPage', title: words, text: words}
  const withPicture = (picture: object) =>
    problemsOf(
      {...page, press: {_type: 'press', pictures: [{_type: 'pressPicture', _key: 'a', ...picture}]}},
      [{_id: 'image-1', _type: 'sanity.imageAsset'}],
    )
  const image = {
    _type: 'localizedImage',
    asset: {_type: 'reference', _ref: 'image-1'},
    alt: text('Šokis', 'A dance'),
  }
  expect(await withPicture({image, credit: text('Ona', 'Ona')})).toEqual([])
  expect((await withPicture({image})).join()).toContain('credit.lt: Įrašykite tekstą lietuviškai.')
  expect((await withPicture({credit: text('Ona', 'Ona')})).join()).toContain('Įkelkite paveikslėlį.')
  expect(await problemsOf(page)).toEqual([])
})

test('a group of synonyms has at least two words', async () => {
  const settings = (words: string[]) =>
    problemsOf({
      _id: 'siteSettings',
      _type: 'siteSettings',
      name: text('Bendruomenė', 'Community'),
      tagline: text('Kartu', 'Together'),
      synonyms: [{_type: 'synonymGroup', _key: 'a', words}],
    })
  expect(await settings(['auka', 'parama'])).toEqual([])
  expect((await settings(['auka'])).join()).toContain('Įrašykite bent du žodžius.')
  expect((await settings(['auka', 'auka'])).join()).toContain('Tas pats žodis įrašytas du kartus.')
})

test('every button of a news item may have an end', async () => {
  const shownUntil = '2025-12-13T17:00:00Z'
  const label = text('Skaityti', 'Read')
  const action = {_type: 'externalLink', _key: 'a', label, url: 'https://example.com', shownUntil}
  expect(await problemsOf({...newsItem, actions: [action]})).toEqual([])
})
