import {richText} from '@site/schemas/texts/rich-text'
import {describe, expect, test} from 'vitest'
import {actionLink, facts, paragraph, people, quote} from './blocks.ts'
import {markup, type Markup} from './markup.ts'
import {richTextBlocks} from './rich-text.ts'

const unsafe = `<b onclick="x('y')">&amp;`
const escaped = '&lt;b onclick=&quot;x(&#39;y&#39;)&quot;&gt;&amp;amp;'

/** The HTML without tags and comments. */
const shown = (source: Markup) => source.html.replaceAll(/<[^>]*>|\n/g, '')

describe('a value in HTML', () => {
  test('is escaped in content and in attributes', () => {
    expect(markup`<a title="${unsafe}">${unsafe}</a>`.html).toBe(`<a title="${escaped}">${escaped}</a>`)
  })

  test('is kept when it is markup, also in lists', () => {
    expect(markup`<p>${[markup`<br>`, '<', 7, [markup`<hr>`]]}</p>`.html).toBe('<p><br>&lt;7<hr></p>')
  })
})

describe('a block', () => {
  test.each([
    ['paragraph', paragraph(unsafe)],
    ['quote', quote(unsafe)],
    ['fact', facts([{label: unsafe, value: unsafe}])],
    ['person', people([{name: unsafe, details: [unsafe]}])],
    ['formatted text', richTextBlocks([{kind: 'paragraph', spans: [{text: unsafe, strong: true}]}])[0]],
  ])('escapes what it shows in HTML, and not in the text: %s', (_, block) => {
    expect(block?.markup.html).toContain(escaped)
    expect(block?.markup.html).not.toContain('<b ')
    expect(block?.text).toContain(unsafe)
  })

  test('keeps line breaks', () => {
    expect(paragraph('one\r\ntwo\n\nthree').markup.html).toContain('>one<br>two<br><br>three<')
    expect(quote('one\n\ntwo').text).toBe('> one\n>\n> two')
  })

  test('with a button has the URL once in the text and twice in HTML', () => {
    const href = 'https://example.org/?a=1&b=2'
    const block = actionLink({href, label: 'Press', hint: 'Or copy:'})
    expect(block.text).toBe(`Press ${href}`)
    expect(block.markup.html.match(/href="https:\/\/example\.org\/\?a=1&amp;b=2"/g)).toHaveLength(2)
  })

  test('of facts leaves out those without a value', () => {
    const block = facts([
      {label: 'Vardas', value: 'Rasa'},
      {label: 'Telefonas', value: ' '},
      {label: 'Pastaba', value: 'Su vežimėliu'},
    ])
    expect(block.text).toBe('Vardas: Rasa\nPastaba: Su vežimėliu')
    expect(shown(block.markup)).toBe('VardasRasaPastabaSu vežimėliu')
  })

  test('of people has each with the details', () => {
    const block = people([{name: 'Jonas Žemaitis', details: ['8 m.']}, {name: 'Rasa K'}])
    expect(block.text).toBe('• Jonas Žemaitis, 8 m.\n• Rasa K')
    expect(shown(block.markup)).toBe('Jonas Žemaitis, 8 m.Rasa K')
  })
})

describe('formatted text', () => {
  test('becomes HTML and text', () => {
    const parts = richText.parse([
      {kind: 'heading', spans: [{text: 'Naujienos'}]},
      {
        kind: 'paragraph',
        spans: [
          {text: 'Skaitykite '},
          {text: 'čia', link: 'https://example.org/?a=1&b=2', emphasis: true},
          {text: '!'},
        ],
      },
      {kind: 'numbers', items: [[{text: 'vienas'}], [{text: 'du', strong: true}]]},
      {kind: 'bullets', items: [[{text: 'trys'}]]},
    ])
    const blocks = richTextBlocks(parts)
    expect(blocks.map(({text}) => text)).toEqual([
      'Naujienos',
      'Skaitykite čia (https://example.org/?a=1&b=2)!',
      '1. vienas\n2. du',
      '• trys',
    ])
    const source = blocks.map((block) => block.markup.html).join('')
    expect(source.replaceAll(/ (class|style)="[^"]*"/g, '')).toBe(
      '<h2>Naujienos</h2>' +
        '<p>Skaitykite <a href="https://example.org/?a=1&amp;b=2"><em>čia</em></a>!</p>' +
        '<ol><li>vienas</li><li><strong>du</strong></li></ol><ul><li>trys</li></ul>',
    )
  })

  test.each([
    ['mailto:ona@example.org', 'Rašykite (ona@example.org)'],
    ['tel:+442920180000', 'Rašykite (+442920180000)'],
  ])('links to %s', (link, text) => {
    const [block] = richTextBlocks(richText.parse([{kind: 'paragraph', spans: [{text: 'Rašykite', link}]}]))
    expect(block?.text).toBe(text)
    expect(block?.markup.html).toContain(`href="${link}"`)
  })

  test('shows an email address once that is its own link', () => {
    const spans = [{text: 'ona@example.org', link: 'mailto:ona@example.org'}]
    expect(richTextBlocks([{kind: 'paragraph', spans}])[0]?.text).toBe('ona@example.org')
  })

  test('links to an address without characters that the database does not store', () => {
    const spans = [{text: 'x', link: 'https://example.org/\0\ud800'}]
    expect(richText.parse([{kind: 'paragraph', spans}])).toEqual([
      {kind: 'paragraph', spans: [{text: 'x', link: 'https://example.org/\ufffd'}]},
    ])
  })

  test.each([
    '/relative',
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'file:///a.doc',
    'data:text/html,x',
  ])('takes no such link: %s', (link) => {
    const given = [{kind: 'paragraph', spans: [{text: 'x', link}]}]
    expect(richText.safeParse(given).success).toBe(false)
  })
})
