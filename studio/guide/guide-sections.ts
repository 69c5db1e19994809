export const guideSections = [
  'log-in',
  'start-page',
  'news',
  'text-blocks',
  'event',
  'next-year',
  'poster',
  'photos',
  'pictures',
  'schools-and-groups',
  'correct-a-text',
  'gift-aid',
  'search',
  'no-english-yet',
  'preview',
  'publish',
  'ask-to-look',
  'tell',
  'bring-back',
  'messages',
  'two-people',
  'offline',
  'never-publish',
  'whom-to-ask',
] as const

export type GuideSection = (typeof guideSections)[number]

const sectionsOfTypes: Record<string, GuideSection> = {
  newsItem: 'news',
  event: 'event',
  photoAlbum: 'photos',
  school: 'schools-and-groups',
  group: 'schools-and-groups',
}

export const sectionOfType = (type: string): GuideSection => sectionsOfTypes[type] ?? 'correct-a-text'

export const isGuideSection = (name: unknown): name is GuideSection =>
  guideSections.includes(name as GuideSection)
