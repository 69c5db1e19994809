/**
 * The privacy page describes each item (`legal.storage` in the messages), and browser-storage.ts keeps nothing else.
 * `local` lasts until it is deleted, `tab` until the tab is closed. A key that ends in `…` stands for all such keys.
 */
export const storedItems = {
  language: {whose: 'visitors', local: ['language']},
  languagePlace: {whose: 'visitors', tab: ['language-place']},
  visitorId: {whose: 'visitors', local: ['anonymous-id']},
  comment: {whose: 'visitors', tab: ['comment-draft:…']},
  form: {whose: 'visitors', tab: ['typed:…']},
  emailLink: {
    whose: 'visitors',
    tab: [
      'confirmNewsletterLink',
      'unsubscribeNewsletterLink',
      'registrationLink',
      'renewalLink',
      'giftAidLink',
      'emailLanguageLink',
      'monthlyGiftLink',
    ],
  },
  session: {whose: 'accounts', local: ['session']},
  knownBrowser: {whose: 'accounts', local: ['has-account']},
  signUp: {whose: 'accounts', local: ['sign-up']},
  newPassword: {whose: 'accounts', tab: ['until-log-out:password-recovery']},
  doorList: {
    whose: 'volunteers',
    local: ['until-log-out:door-list', 'until-log-out:attendance:…'],
    cache: ['until-log-out:door-list'],
  },
  preview: {whose: 'volunteers', cookie: ['preview', '__prerender_bypass']},
} as const satisfies Record<string, StoredItem>

/** The privacy page describes an item to these: all visitors, those with an account, or those who run the site. */
export const storageOwners = ['visitors', 'accounts', 'volunteers'] as const

type StoragePlace = 'local' | 'tab' | 'cache' | 'cookie'

export type StoredItem = {readonly whose: (typeof storageOwners)[number]} & {
  readonly [Place in StoragePlace]?: readonly string[]
}

export type StoredItemName = keyof typeof storedItems

type KeysIn<Item, Place extends StoragePlace> =
  Item extends Readonly<Record<Place, readonly (infer Key)[]>> ? Key : never

type Matching<Key> = Key extends `${infer Start}…` ? `${Start}${string}` : Key

export type StoredKey<Place extends StoragePlace> = Matching<
  KeysIn<(typeof storedItems)[StoredItemName], Place>
>
