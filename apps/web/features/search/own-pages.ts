import {getTranslations} from 'next-intl/server'
import type {Locale} from 'next-intl'
import {menu, moreMenu} from '#/routes/pages.ts'

export interface OwnPage {
  path: string
  /** What the menu calls it. */
  label: string
  /** Heading and introduction, where the site itself has them and no document. */
  title?: string
  text?: string
}

/** The pages in the menus, with the words that the site itself has for them in a language. */
export async function ownPages(locale: Locale): Promise<OwnPage[]> {
  const [navigation, news, event, photo] = await Promise.all([
    getTranslations({locale, namespace: 'navigation'}),
    getTranslations({locale, namespace: 'news'}),
    getTranslations({locale, namespace: 'event'}),
    getTranslations({locale, namespace: 'photo'}),
  ])
  const lists = new Map<string, {title: string; text: string}>([
    ['/naujienos', {title: news('title'), text: news('intro')}],
    ['/renginiai', {title: event('title'), text: event('intro')}],
    ['/fotografijos', {title: photo('title'), text: photo('intro')}],
  ])
  return [...menu, ...moreMenu].map(({path, label}) => ({path, label: navigation(label), ...lists.get(path)}))
}
