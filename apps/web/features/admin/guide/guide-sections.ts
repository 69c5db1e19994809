import {slugify} from '@site/schemas/routes/slugify'
import {lexer, type Token} from 'marked'

interface GuideSection {
  id: string
  title: string
  tokens: Token[]
}

/** The intro stands before the first section and lacks the title of the guide. */
export function guideSections(markdown: string): {intro: Token[]; sections: GuideSection[]} {
  const intro: Token[] = []
  const sections: GuideSection[] = []
  for (const token of lexer(markdown)) {
    if (token.type === 'heading' && token.depth === 2) {
      const title = String(token.text)
      sections.push({id: slugify(title), title, tokens: []})
    } else if (token.type !== 'heading') {
      const tokens = sections.at(-1)?.tokens ?? intro
      tokens.push(token)
    }
  }
  return {intro, sections}
}
