import {textWithoutSpaces, withoutSpaces} from '../support/page-text.ts'
import {inLanguage} from '../support/routes.ts'
import {statements} from '../support/specification.ts'
import {expect, test} from '../support/test.ts'

// docs/specification.md lists what departs. Messages that follow an action are in apps/web/messages/specification.test.ts.
for (const language of ['lt', 'en'] as const) {
  test(`each page says what the specification says of it, in ${language}`, async ({request}) => {
    for (const {says, path, links = [], ...texts} of statements) {
      const html = await (await request.get(inLanguage(language, path))).text()
      const shown = textWithoutSpaces(html)
      const linked = [...html.matchAll(/href="([^"?#]*)/g)].map(([, href]) => href)
      const expected = links.map((link) => (link.startsWith('/') ? inLanguage(language, link) : link))
      expect(
        {
          missing: texts[language].filter((text) => !shown.includes(withoutSpaces(text))),
          unlinked: expected.filter((link) => !linked.includes(link)),
        },
        `${path}: ${says}`,
      ).toEqual({missing: [], unlinked: []})
    }
  })
}
