/** The site's colours are literals here: email clients do not support CSS variables. */
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

const sans = "font-family:'Segoe UI',-apple-system,BlinkMacSystemFont,Roboto,Helvetica,Arial,sans-serif"
const serif = "font-family:'Brygada 1918',Georgia,'Times New Roman',serif"

/** Sets each side too, because Outlook.com drops the shorthand. */
function margin(top: number, bottom: number): string {
  return `margin:${top}px 0 ${bottom}px;margin-top:${top}px;margin-right:0;margin-bottom:${bottom}px;margin-left:0`
}

const type = (size: number, lineHeight: number, ink: string) =>
  `font-size:${size}px;line-height:${lineHeight}px;color:${ink}`

/** Styles are inline because some email clients remove style sheets. */
export const styles = {
  body: `margin:0;padding:0;background-color:${color.paper}`,
  page: `padding:24px 12px;background-color:${color.paper};${sans}`,
  card: `width:100%;max-width:560px;background-color:${color.raised};border:1px solid ${color.line};border-radius:10px;border-collapse:separate;overflow:hidden`,
  content: `padding:28px 32px 32px;${sans}`,
  preview: 'display:none;overflow:hidden;line-height:1px;opacity:0;max-height:0;max-width:0;mso-hide:all',
  community: `${margin(0, 20)};${type(15, 22, color.muted)}`,
  heading: `${margin(0, 16)};${serif};${type(30, 36, color.forest)};font-weight:600`,
  subheading: `${margin(24, 10)};${serif};${type(22, 28, color.forest)};font-weight:600`,
  paragraph: `${margin(0, 16)};${type(17, 27, color.ink)}`,
  note: `${margin(0, 10)};${type(15, 23, color.muted)}`,
  footer: `${margin(20, 0)};${type(14, 21, color.muted)}`,
  buttonRow: margin(8, 24),
  button: `display:inline-block;max-width:100%;padding:16px 28px;border-radius:8px;background-color:${color.forest};color:${color.onForest};font-size:18px;line-height:100%;font-weight:600;text-decoration:none;mso-padding-alt:0`,
  buttonLabel: 'display:inline-block;max-width:100%;line-height:120%;mso-padding-alt:0;mso-text-raise:12px',
  link: `color:${color.link};text-decoration:underline`,
  url: `color:${color.link};text-decoration:underline;word-break:break-all`,
  facts: `${margin(0, 16)};border-collapse:collapse`,
  label: `padding:6px 16px 6px 0;${type(15, 25, color.muted)};font-weight:400;text-align:left;vertical-align:top;border-top:1px solid ${color.line}`,
  value: `padding:6px 0;${type(17, 25, color.ink)};vertical-align:top;border-top:1px solid ${color.line}`,
  list: `${margin(0, 16)};padding:0 0 0 24px;${type(17, 27, color.ink)}`,
  quote: `${margin(0, 16)};padding:2px 0 2px 16px;border-left:3px solid ${color.gold};${type(17, 27, color.ink)}`,
} satisfies Record<string, string>

export const darkStyles = `
@media (prefers-color-scheme: dark) {
  .paper, .paper > table > tbody > tr > td { background-color: #151a16 !important; }
  .raised { background-color: #1d241f !important; border-color: #39423a !important; }
  .ink { color: #f0e9d8 !important; }
  .muted { color: #b8b7a4 !important; }
  .line { border-color: #39423a !important; }
  .heading { color: #8ac6a5 !important; }
  .link { color: #97d0b0 !important; }
  .button { background-color: #8ac6a5 !important; color: #10241b !important; }
}
`
