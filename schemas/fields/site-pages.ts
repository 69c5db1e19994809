/** The site's own pages that a button may lead to, apart from those that a document of the content makes. */
export const sitePages = [
  {path: '/', title: {lt: 'Pradžia', en: 'Home'}},
  {path: '/apie-mus', title: {lt: 'Apie mus', en: 'About us'}},
  {path: '/naujienos', title: {lt: 'Naujienos', en: 'News'}},
  {path: '/renginiai', title: {lt: 'Renginiai', en: 'Events'}},
  {path: '/fotografijos', title: {lt: 'Nuotraukos', en: 'Photos'}},
  {path: '/mokykleles', title: {lt: 'Mokyklėlės', en: 'Schools'}},
  {path: '/grupes', title: {lt: 'Grupės', en: 'Groups'}},
  {path: '/taptinariu', title: {lt: 'Tapti nariu', en: 'Become a member'}},
  {path: '/kontaktai', title: {lt: 'Kontaktai', en: 'Contact'}},
  {path: '/terms', title: {lt: 'Naudojimo sąlygos', en: 'Terms of use'}},
  {path: '/privacy', title: {lt: 'Privatumo politika', en: 'Privacy policy'}},
] as const

export type SitePagePath = (typeof sitePages)[number]['path']
