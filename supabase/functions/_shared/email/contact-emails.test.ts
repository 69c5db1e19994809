import {expect, test} from 'vitest'
import {exampleCommunity, exampleEmailData} from '../../_testing/example-email-data.ts'
import {renderEmail} from './render-email.ts'

const data = {
  ...exampleEmailData('contact-message', 'lt'),
  subject: 'Laimėjote https://evil.example',
  message: 'Atsiimkite: https://evil.example/prizas',
}

function render(template: string, changes: object = {}) {
  const result = renderEmail({
    template,
    language: 'lt',
    data: {...data, ...changes},
    community: exampleCommunity,
    siteUrl: 'https://site.example',
    functionsUrl: 'https://api.example/functions/v1',
  })
  if (!result.ok) throw new Error(result.error)
  return result.email
}

test('a receipt holds none of the words of whoever gave the address', () => {
  const {subject, html, text} = render('contact-receipt')
  expect(subject + html + text).not.toMatch(/evil|Laimėjote|Atsiimkite/)
})

test('the organisers get the words, and their reply goes to the sender', () => {
  const {html, text, replyTo} = render('contact-message', {email: 'rasa@home.test', message: '<b>Labas</b>'})
  expect(text).toContain('> <b>Labas</b>')
  expect(html).toContain('&lt;b&gt;Labas&lt;/b&gt;')
  expect(replyTo).toBe('rasa@home.test')
})

test('the organisers get a message also when its address cannot be replied to', () => {
  const {text, replyTo} = render('contact-message', {email: 'ra..sa@home.test'})
  expect(text).toContain('ra..sa@home.test')
  expect(replyTo).toBeUndefined()
})

test('the organisers get the photo that is to be removed by its name', () => {
  const photo = {
    title: {lt: 'Gegužinė', en: 'Picnic'},
    alt: {lt: 'Vaikai šoka'},
    file: 'IMG_2041.jpg',
    url: 'https://cdn.example/a.jpg',
  }
  const {text} = render('contact-message', {photo})
  expect(text).toContain('Gegužinė')
  expect(text).toMatch(
    /Prašoma pašalinti nuotrauką: Vaikai šoka\s+IMG_2041\.jpg\s+https:\/\/cdn\.example\/a\.jpg/,
  )
  expect(render('contact-message', {photo: {title: photo.title}}).text).toContain(
    'Prašoma pašalinti nuotrauką: Gegužinė',
  )
  expect(render('contact-message').text).not.toContain('pašalinti')
})
