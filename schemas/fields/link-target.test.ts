import {expect, test} from 'vitest'
import {linkPages, targetDocument, targetPage} from './link-target.ts'

test('links and redirects can have these targets', () => {
  expect(targetPage.options?.list?.map(({value, title}) => ({value, lt: title.lt}))).toEqual([
    {value: '/', lt: 'Pradžia'},
    {value: '/apie-mus', lt: 'Apie mus'},
    {value: '/naujienos', lt: 'Naujienos'},
    {value: '/renginiai', lt: 'Renginiai'},
    {value: '/fotografijos', lt: 'Nuotraukos'},
    {value: '/mokykleles', lt: 'Mokyklėlės'},
    {value: '/grupes', lt: 'Grupės'},
    {value: '/taptinariu', lt: 'Tapti nariu'},
    {value: '/kontaktai', lt: 'Kontaktai'},
    {value: '/terms', lt: 'Naudojimo sąlygos'},
    {value: '/privacy', lt: 'Privatumo politika'},
    {value: '/prieinamumas', lt: 'Prieinamumas'},
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
