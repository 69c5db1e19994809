import type {lt} from '../messages/lt.ts'
import type {routing} from './routing.ts'

declare module 'next-intl' {
  interface AppConfig {
    Locale: (typeof routing.locales)[number]
    Messages: typeof lt
  }
}
