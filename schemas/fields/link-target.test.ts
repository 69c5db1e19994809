import {expect, test} from 'vitest'
import {linkPages, targetDocument, targetPage} from './link-target.ts'

test('links and redirects can have these targets', () => {
  expect(targetPage.options?.list).toEqual([
    {value: '/', title: 'Pradžia'},
    {value: '/apie-mus', title: 'Apie mus'},
    {value: '/naujienos', title: 'Naujienos'},
    {value: '/renginiai', title: 'Renginiai'},
    {value: '/fotografijos', title: 'Nuotraukos'},
    {value: '/mokykleles', title: 'Mokyklėlės'},
    {value: '/grupes', title: 'Grupės'},
    {value: '/taptinariu', title: 'Tapti nariu'},
    {value: '/kontaktai', title: 'Kontaktai'},
    {value: '/terms', title: 'Naudojimo sąlygos'},
    {value: '/privacy', title: 'Privatumo politika'},
    {value: '/prieinamumas', title: 'Prieinamumas'},
  ])
  expect(linkPages.map(({title}) => title.en)).toEqual([
    'Home',
    'About us',
    'News',
    'Events',
    'Photos',
    'Schools',
    'Groups',
    'Become a member',
    'Contact',
    'Terms of use',
    'Privacy policy',
    'Accessibility',
  ])
  expect(targetDocument.to).toEqual(['newsItem', 'event', 'campaign', 'school'].map((type) => ({type})))
})
