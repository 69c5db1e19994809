import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'

const root = join(import.meta.dirname, '..')

/** Words for what has one name on pages, in emails, in the Studio and in the guides, and that name. */
const otherWords = {
  lt: [
    [/laukiančiųjų eil/iu, 'laukiančiųjų sąrašas'],
    [/londono laik/iu, 'Velso laiku'],
    [/administravimo (sri|skydel|puslap)/iu, 'Admin skydelis'],
    [/naudotoj/iu, 'vartotojas, žmogus'],
    [/brukal/iu, 'šlamštas'],
    [/skaitytuv/iu, 'ekrano skaitymo programa'],
    [/at(i|si)dary(k|ti|s)/iu, 'atverti, atsiverti'],
    [/kraunam|perkrau/iu, 'įkelti, įkelti iš naujo'],
    [/nepiln/iu, 'nukopijuota ne visa'],
    [/sek(ite|ti) (žings|nurod|rodykl)/iu, 'daryti, kaip parašyta; važiuoti pagal'],
    [/svetainės nustatym/iu, '„Bendruomenė ir kontaktai“'],
  ],
  en: [
    [/(welsh|london) time/iu, 'UK time'],
    [/admin area|administration area/iu, 'admin dashboard'],
    [/\bcoming events/iu, 'upcoming events'],
    [/\b(event|comments) key\b/iu, 'code'],
    [/\bin grace|grace period/iu, 'ended, can still renew'],
    [/\banew\b/iu, 'a new …'],
    [/(?<!didn’t )\bwrite to us\b/iu, 'contact us, email us'],
    [/\b(an|the|all|to|for) admins?\b(?! dashboard)/iu, 'administrator'],
  ],
} satisfies Record<string, [RegExp, string][]>

const texts = {
  lt: [
    'apps/web/messages/lt.json',
    'supabase/functions/_shared/email/messages/lt.json',
    'schemas/{documents,fields,objects,options,singletons,validation}/*.ts',
    'studio/**/texts.ts',
    'studio/languages/locale/resources/**/*.js',
    'studio/seed/*.ndjson',
    'docs/volunteers-guide.lt.md',
  ],
  en: [
    'apps/web/messages/en.json',
    'supabase/functions/_shared/email/messages/en.json',
    'studio/**/texts.ts',
    'schemas/{documents,fields,objects,options,singletons,validation}/*.ts',
    'docs/volunteers-guide.en.md',
  ],
}

test.each(['lt', 'en'] as const)('one thing has one name everywhere, in %s', (language) => {
  const files = texts[language].flatMap((pattern) => {
    const found = globSync(pattern, {cwd: root, exclude: (name) => name === 'node_modules'})
    expect([pattern, found.length]).not.toEqual([pattern, 0])
    return found
  })
  const found = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return otherWords[language].flatMap(([word, name]) => {
      const [other] = word.exec(text) ?? []
      return other ? [`${file}: ${other} (${name})`] : []
    })
  })
  expect(found).toEqual([])
})

const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Each word of the glossary, and the words that it says are not used for it. */
const refused = read('docs/glossary.md')
  .split(/^- /m)
  .flatMap((entry) => {
    const [, name = ''] = /^\*\*([^*]+)\*\*/.exec(entry) ?? []
    const words = /_Not: ([^_]+)\._/.exec(entry)?.[1]?.replaceAll(/\s+/g, ' ').split(', ') ?? []
    return words.map((word) => [new RegExp(`\\b${word.replaceAll(' ', '\\s+')}s?\\b`, 'iu'), name] as const)
  })

test('the documents use the words of the glossary', () => {
  // Decisions keep the words of their day, and the guides those of the Studio and of pages.
  const documents = globSync('**/*.md', {
    cwd: root,
    exclude: (path) =>
      /(^|\/)(node_modules|dist[^/]*|test-results|playwright-report|decisions|\.\w+)$/.test(path),
  }).filter((path) => !/(CHANGELOG|glossary|guide\.\w+|\.lt)\.md$/.test(path))
  expect(documents.length).toBeGreaterThan(25)
  expect(refused.length).toBeGreaterThan(10)
  const found = documents.flatMap((file) =>
    [...refused, [/\banew\b/iu, 'again, from the start'] as const].flatMap(([word, name]) => {
      const [other] = word.exec(read(file)) ?? []
      return other ? [`${file}: ${other} (${name})`] : []
    }),
  )
  expect(found).toEqual([])
})
