import {expect, test} from 'vitest'
import {targetDocument, targetPage} from './link-target.ts'

test('links and redirects can have these targets', () => {
  expect(targetPage.options?.list).toEqual([
    {value: '/', title: {lt: 'Pradžia', en: 'Home'}},
    {value: '/apie-mus', title: {lt: 'Apie mus', en: 'About us'}},
    {value: '/naujienos', title: {lt: 'Naujienos', en: 'News'}},
    {value: '/renginiai', title: {lt: 'Renginiai', en: 'Events'}},
    {value: '/fotografijos', title: {lt: 'Nuotraukos', en: 'Photos'}},
    {value: '/mokykleles', title: {lt: 'Mokyklėlės', en: 'Schools'}},
    {value: '/grupes', title: {lt: 'Grupės', en: 'Groups'}},
    {value: '/taptinariu', title: {lt: 'Tapti nariu', en: 'Become a member'}},
    {value: '/aukoti', title: {lt: 'Paaukoti', en: 'Donate'}},
    {value: '/kontaktai', title: {lt: 'Kontaktai', en: 'Contact'}},
    {value: '/terms', title: {lt: 'Naudojimo sąlygos', en: 'Terms of use'}},
    {value: '/privacy', title: {lt: 'Privatumo politika', en: 'Privacy policy'}},
    {value: '/prieinamumas', title: {lt: 'Prieinamumas', en: 'Accessibility'}},
    {value: '/mano-auka', title: {lt: 'Mano mėnesinė auka', en: 'My monthly gift'}},
  ])
  expect(targetDocument.to).toEqual(['newsItem', 'event', 'campaign', 'school'].map((type) => ({type})))
})
