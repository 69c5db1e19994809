import type {CSSProperties} from 'react'

/** The site's colours as literals: email clients do not support CSS variables. */
export const color = {
  paper: '#faf5e9',
  raised: '#fffdf6',
  line: '#ddd0b3',
  ink: '#22261f',
  muted: '#575b4d',
  forest: '#1f4d3a',
  onForest: '#fffaf0',
  link: '#1c5a41',
  gold: '#e0a236',
  red: '#a3392a',
  flax: '#f6ecd6',
}

const text = "'Segoe UI', -apple-system, BlinkMacSystemFont, Roboto, Helvetica, Arial, sans-serif"

export const styles = {
  body: {margin: 0, padding: '24px 12px', backgroundColor: color.paper, fontFamily: text},
  card: {
    maxWidth: '560px',
    backgroundColor: color.raised,
    border: `1px solid ${color.line}`,
    borderRadius: '10px',
    borderCollapse: 'separate',
    overflow: 'hidden',
  },
  content: {padding: '28px 32px 32px'},
  community: {margin: '0 0 20px', fontSize: '15px', lineHeight: '22px', color: color.muted},
  heading: {
    margin: '0 0 16px',
    fontFamily: "'Brygada 1918', Georgia, 'Times New Roman', serif",
    fontSize: '30px',
    lineHeight: '36px',
    fontWeight: 600,
    color: color.forest,
  },
  paragraph: {margin: '0 0 16px', fontSize: '17px', lineHeight: '27px', color: color.ink},
  note: {margin: '0 0 10px', fontSize: '15px', lineHeight: '23px', color: color.muted},
  button: {
    padding: '16px 28px',
    borderRadius: '8px',
    backgroundColor: color.forest,
    color: color.onForest,
    fontSize: '18px',
    fontWeight: 600,
  },
  link: {color: color.link, textDecoration: 'underline', wordBreak: 'break-all'},
  footer: {margin: '20px 0 0', fontSize: '14px', lineHeight: '21px', color: color.muted},
} satisfies Record<string, CSSProperties>

/** For email clients that support dark mode. The others keep the light colours. */
export const darkStyles = `
@media (prefers-color-scheme: dark) {
  .paper, .paper > table > tbody > tr > td { background-color: #151a16 !important; }
  .raised { background-color: #1d241f !important; border-color: #39423a !important; }
  .ink { color: #f0e9d8 !important; }
  .muted { color: #b8b7a4 !important; }
  .heading { color: #8ac6a5 !important; }
  .link { color: #97d0b0 !important; }
  .button { background-color: #8ac6a5 !important; color: #10241b !important; }
}
`
