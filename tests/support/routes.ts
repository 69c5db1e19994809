import type {Language} from '@site/schemas/languages'

/** Every page of the specification's route table, with its heading in the seed content and without search params. */
export const routes: {path: string; lt: RegExp; en: RegExp}[] = [
  {path: '/', lt: /lietuvi/i, en: /lithuanian/i},
  {path: '/apie-mus', lt: /./, en: /./},
  {path: '/naujienos', lt: /^Naujienos$/, en: /^News$/},
  {path: '/renginiai', lt: /^Renginiai$/, en: /^Events$/},
  {path: '/fotografijos', lt: /./, en: /./},
  {path: '/mokykleles', lt: /./, en: /./},
  {path: '/mokykleles/gulbe', lt: /Gulbė/, en: /Gulbė/},
  {path: '/mokykleles/gintarelis', lt: /Gintarėlis/, en: /Gintarėlis/},
  {path: '/grupes', lt: /./, en: /./},
  {path: '/taptinariu', lt: /./, en: /./},
  {path: '/aukoti', lt: /^Paaukokite bendruomenei$/, en: /^Donate to the community$/},
  {path: '/aukoti/is-sirdies-i-sirdi', lt: /^Paaukokite kampanijai/, en: /^Donate to/},
  {path: '/registracija/penki-uz-lietuva', lt: /^Registracija: /, en: /^Registration: /},
  {path: '/membership-success', lt: /^Nario mokestis$/, en: /^Membership fee$/},
  {path: '/bbq-savaitgalis', lt: /Kepsninių/, en: /Barbecue/},
  {path: '/penki-uz-lietuva', lt: /Lietuv/, en: /Lithuania/},
  {path: '/kaledos-2025', lt: /Kalėdos/, en: /Christmas/},
  {path: '/renginiai/kaledos', lt: /Kalėdos/, en: /Christmas/},
  {path: '/gaminam-ir-bendraujam', lt: /Gamin/, en: /[Cc]ook/},
  {path: '/misios', lt: /Mišios/, en: /Mass/},
  {path: '/christmas-success', lt: /^Jūsų bilietas$/, en: /^Your ticket$/},
  {path: '/christmas-cancelled', lt: /^Bilieto pirkimas atšauktas$/, en: /^Ticket purchase cancelled$/},
  {path: '/kontaktai', lt: /./, en: /./},
  {path: '/terms', lt: /sąlygos/, en: /Terms/},
  {path: '/privacy', lt: /Privatumo/, en: /Privacy/},
  {path: '/prieinamumas', lt: /^Prieinamumas$/, en: /^Accessibility$/},
  {path: '/aukojimas-sekmingai', lt: /^Jūsų auka$/, en: /^Your donation$/},
  {path: '/aukojimas-atsauktas', lt: /^Aukojimas atšauktas$/, en: /^Donation cancelled$/},
  {path: '/mano-auka', lt: /^Mano mėnesinė auka$/, en: /^My monthly gift$/},
  {path: '/is-sirdies-i-sirdi', lt: /Iš širdies į širdį/, en: /./},
  {path: '/paieska', lt: /Paieška/, en: /Search/},
]

/** The path of the page in that language. */
export function inLanguage(language: Language, path: string): string {
  if (language === 'lt') return path
  return path === '/' ? '/en' : `/en${path}`
}
