import {randomInt} from 'node:crypto'
import {expect, type Page} from '@playwright/test'
import sharp from 'sharp'
import type {Hand} from './studio-hands.ts'
import {timeLimits} from './time-limits.ts'

const PHOTOS = 12
const GROUP = 'group-seniors'
const LEGAL_TEXT = 'terms'

/** What the titles and files of a run end with. */
export const mark = Date.now().toString(36)

export interface Task {
  /** What the volunteer does between the start page and publishing. Resolves to what is then true of the Content Lake. */
  work(studio: Studio): Promise<Published>
  /** What it changes, if the document exists before. */
  changes?: {id: string; field: string}
  /** Clicks, taps, or keys that write nothing, at most. */
  most: {mouse: number; keyboard: number; phone: number}
}

export interface Published {
  /** Finds one document. */
  query: string
  params: Record<string, string>
  found: Record<string, unknown>
  /** `:id` is that of the document. */
  page: {path: string; lt: string; en: string}
}

export interface Studio {
  page: Page
  hand: Hand
  name: string
}

const both = <Text>(lt: Text, en: Text) => ({lt, en})
const named = (lt: string, en: string, hand: string) => both(`${lt} ${hand} ${mark}`, `${en} ${hand} ${mark}`)

/** The five commonest tasks, from the start page until all is written. */
export const tasks: Record<string, Task> = {
  event: {
    most: {mouse: 10, keyboard: 50, phone: 13},
    async work(studio) {
      const title = named('E2E pyragų diena', 'E2E cake day', studio.name)
      const description = both('Kepame ir ragaujame kartu.', 'We bake and taste together.')
      const place = both('Svonsio lietuvių klubas', 'Swansea Lithuanian Club')
      await start(studio, 'Paskelbti renginį')
      await writeBoth(studio, 'title', title)
      await writeBoth(studio, 'description', description)
      await write(studio, 'start', '2026-06-13 14:00')
      await writeBoth(studio, 'place.name', place)
      await studio.hand.press(studio.page.getByRole('button', {name: /^Naudoti „/}))
      return {
        query: '*[_type == "event" && title.lt == $title][0]{title, description, start, "place": place.name}',
        params: {title: title.lt},
        found: {title, description, start: '2026-06-13T13:00:00.000Z', place},
        page: {path: '/renginiai', ...title},
      }
    },
  },
  'news item': {
    most: {mouse: 10, keyboard: 51, phone: 12},
    async work(studio) {
      const title = named('E2E naujiena', 'E2E news', studio.name)
      const description = both('Atidarome biblioteką.', 'We open a library.')
      const body = both('Knygas galima pasiimti sekmadieniais.', 'Books can be taken home on Sundays.')
      await start(studio, 'Parašyti naujieną')
      await writeBoth(studio, 'title', title)
      await studio.hand.press(studio.page.getByRole('button', {name: 'Sukurti', exact: true}))
      await writeBoth(studio, 'description', description)
      await writeBoth(studio, 'body', body)
      return {
        query:
          '*[_type == "newsItem" && title.lt == $title][0]{title, description, "body": {"lt": pt::text(body.lt), "en": pt::text(body.en)}}',
        params: {title: title.lt},
        found: {title, description, body},
        page: {path: `/naujienos/e2e-naujiena-${studio.name}-${mark}`, ...body},
      }
    },
  },
  'album of 12 pictures': {
    most: {mouse: 31, keyboard: 151, phone: 32},
    async work(studio) {
      const {page, hand} = studio
      const title = named('E2E albumas', 'E2E album', studio.name)
      const shows = Array.from({length: PHOTOS}, (_, index) =>
        both(`Šokame ${index + 1}`, `We dance ${index + 1}`),
      )
      await start(studio, 'Įkelti nuotraukų')
      await hand.press(page.getByTestId('action-intent-button'))
      await writeBoth(studio, 'title', title)
      const chooser = page.waitForEvent('filechooser')
      await hand.press(page.getByRole('button', {name: 'Pasirinkti nuotraukas'}))
      await (
        await chooser
      ).setFiles(await Promise.all(shows.map((_, index) => picture(`e2e-${mark}-${index}.jpg`))))
      await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(PHOTOS, {
        timeout: timeLimits.studio,
      })
      for (const [index, {lt, en}] of shows.entries())
        for (const [column, text] of [
          ['lietuviškai', lt],
          ['angliškai', en],
        ] as const) {
          await hand.writeIn(
            page.getByRole('textbox', {
              name: `${index + 1} nuotrauka: Ką matyti (${column})`,
              exact: true,
            }),
          )
          await page.keyboard.type(text)
        }
      await hand.press(page.getByRole('button', {name: /^Naudoti „/}))
      return {
        query: '*[_type == "photoAlbum" && title.lt == $title][0]{_id, title, "shows": photos[].alt}',
        params: {title: title.lt},
        found: {title, shows},
        page: {path: '/fotografijos/albumas/:id', ...title},
      }
    },
  },
  'meeting of a group': {
    changes: {id: GROUP, field: 'schedule'},
    most: {mouse: 5, keyboard: 90, phone: 6},
    async work(studio) {
      const {page, hand} = studio
      await start(studio, 'Grupės')
      await hand.press(page.getByRole('link', {name: 'Senjorai'}))
      for (const language of ['lt', 'en'] as const) {
        await openLanguage(studio, 'schedule', language)
        await hand.writeIn(page.getByTestId(`field-schedule.${language}`).getByRole('textbox'))
        for (const _ of '16:00') await page.keyboard.press('Backspace')
        await page.keyboard.type('17:15')
      }
      const schedule = both('Kas antrą trečiadienį, 14:00–17:15', 'Every other Wednesday, 14:00–17:15')
      return {
        query: '*[_id == $id][0]{schedule}',
        params: {id: GROUP},
        found: {schedule},
        page: {path: '/grupes', ...schedule},
      }
    },
  },
  'legal text': {
    changes: {id: LEGAL_TEXT, field: 'sections'},
    most: {mouse: 8, keyboard: 82, phone: 8},
    async work(studio) {
      const {page, hand} = studio
      const sentence = named(' Klauskite tarybos.', ' Ask the council.', studio.name)
      await start(studio, 'Puslapių tekstai')
      await hand.press(page.getByRole('link', {name: 'Naudojimo sąlygos', exact: true}))
      const sections = page.getByTestId('field-sections')
      await hand.look(sections)
      await hand.press(sections.getByRole('button', {name: 'Bendrosios nuostos'}))
      await writeBoth(studio, 'sections[_key=="section1"].body', sentence)
      await hand.closeDialog()
      return {
        query: '*[_id == $id][0].sections[0].body{"lt": pt::text(lt), "en": pt::text(en)}',
        params: {id: LEGAL_TEXT},
        found: both(expect.stringContaining(sentence.lt), expect.stringContaining(sentence.en)),
        page: {path: '/terms', ...sentence},
      }
    },
  },
}

async function start({page, hand}: Studio, link: string) {
  await hand.press(page.getByTestId('start-page').getByRole('link', {name: link, exact: true}))
}

/** Writes at the end of a field or of a rich text. */
async function write({page, hand}: Studio, path: string, text: string) {
  await hand.writeIn(page.getByTestId(`field-${path}`).getByRole('textbox').first())
  await page.keyboard.type(text)
}

async function writeBoth(studio: Studio, path: string, text: {lt: string; en: string}) {
  for (const language of ['lt', 'en'] as const) {
    await openLanguage(studio, path, language)
    await write(studio, `${path}.${language}`, text[language])
  }
}

/** Where the form is narrow, the languages are tabs. */
async function openLanguage({page, hand}: Studio, path: string, language: 'lt' | 'en') {
  const tab = page.getByTestId(`field-${path}`).getByTestId(`language-tab-${language}`)
  const field = page.getByTestId(`field-${path}.${language}`)
  await expect(field.or(tab).filter({visible: true}).first()).toBeVisible({timeout: timeLimits.studio})
  if (!(await field.isVisible())) await hand.press(tab)
}

/** A picture that no other run has uploaded. */
async function picture(name: string) {
  const [r, g, b] = [randomInt(256), randomInt(256), randomInt(256)]
  const buffer = await sharp({create: {width: 900, height: 600, channels: 3, background: {r, g, b}}})
    .jpeg()
    .toBuffer()
  return {name, mimeType: 'image/jpeg', buffer}
}
