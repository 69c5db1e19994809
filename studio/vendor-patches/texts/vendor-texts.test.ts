import {globSync, readFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {createRequire} from 'node:module'
import {afterEach, expect, test, vi} from 'vitest'
import {changes} from './changes.ts'
import {lithuanianOf} from './lithuanian.ts'
import {translateCode, vendorTexts} from './vite-plugin.ts'

vi.stubEnv('SANITY_PROJECT_ID', 'local')
vi.stubEnv('SANITY_DATASET', 'production')
vi.stubEnv('SITE_URL', 'http://localhost:3000')

afterEach(() => vi.unstubAllGlobals())

const sanity = createRequire(import.meta.url).resolve('sanity/package.json')
const code = [
  ['sanity', 'lib'],
  ['@sanity/schema', 'lib'],
  ['@sanity/ui', 'dist'],
].flatMap(([name, folder]) => {
  const installed = dirname(createRequire(sanity).resolve(`${name}/package.json`))
  return globSync(`${folder}/*.js`, {cwd: installed}).map((file) =>
    readFileSync(join(installed, file), 'utf8'),
  )
})

test('every text is still in the code of the vendor', () => {
  const translated = code.map(translateCode).join('\n')
  const gone = Object.keys(lithuanianOf).filter(
    (english) => !translated.includes(`translateText(${JSON.stringify(english)}, `),
  )
  expect(gone).toEqual([])
})

test.each(changes)('the code of the vendor still has %s', (vendors, ours) => {
  const matching = code.filter((file) => file.search(vendors) >= 0)
  expect(matching.length).toBeGreaterThan(0)
  // `$1` stands for a part of the vendor's.
  const [start = ''] = ours.split('$1')
  const times = (file: string) => file.split(start).length
  for (const file of matching) expect(times(translateCode(file))).toBeGreaterThan(times(file))
})

test('days and times are in words, of the browser or of Britain', async () => {
  const {dayInWords, timeInWords} = await import('./translate.ts')
  expect(dayInWords(new Date(2025, 8, 29))).toBe('2025 m. rugsėjo 29 d., pirmadienis')
  expect(timeInWords(new Date('2025-07-02T12:30Z'))).toBe('2025 m. liepos 2 d. 13:30')
})

test('a text that is shown is translated, an identifier or a text of a bundle is not', () => {
  const source = [
    '{header: "Not authorized", name: "Remove", title: "Remove"}',
    'const heading = failed ? "Server error" : "Network error"',
    '{"dialog.close": "Close", "dialog.title": "Too many requests at once. You can try again shortly."}',
  ].join('\n')
  const [, ...lines] = translateCode(source).split('\n')
  expect(lines).toEqual([
    '{header: translateText("Not authorized", "Prieigos neturite"), name: "Remove", title: translateText("Remove", "Pašalinti")}',
    'const heading = failed ? translateText("Server error", "Serverio klaida") : translateText("Network error", "Nėra ryšio")',
    '{"dialog.close": "Close", "dialog.title": "Too many requests at once. You can try again shortly."}',
  ])
})

test('only the code of the vendor is touched', () => {
  const shown = '{header: "Not authorized"}'
  expect(vendorTexts.transform(shown, '/site/node_modules/sanity/lib/index.js')?.code).toContain('Prieigos')
  expect(vendorTexts.transform(shown, '/site/node_modules/@sanity/schema/lib/_internal.js')).toBeDefined()
  expect(vendorTexts.transform(shown, '/site/node_modules/@sanity/ui/dist/index.js')).toBeDefined()
  expect(vendorTexts.transform(shown, '/site/studio/structure.ts')).toBeUndefined()
})

test('the text follows the language that was chosen', async () => {
  const {translate} = await import('./translate.ts')
  expect(translate('Close', 'Uždaryti')).toBe('Uždaryti')
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === 'sanity-locale:local:default' ? 'en-US' : null),
  })
  expect(translate('Close', 'Uždaryti')).toBe('Close')
})
