import {raw} from 'hono/html'

const css = `
:root {
  color-scheme: light dark;
  --paper: #f4f1ea; --card: #fffdf8; --ink: #22291f; --muted: #565d50; --line: #8a8b79;
  --accent: #1d5138; --accent-ink: #fff; --notice: #fbe7c1; --notice-ink: #4a3304; --fault: #8f2c1f;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #171b16; --card: #20261f; --ink: #f1ede2; --muted: #b9baa9; --line: #7c8272;
    --accent: #8fcaa6; --accent-ink: #10231a; --notice: #4a3a12; --notice-ink: #fbe7c1; --fault: #f0a193;
  }
}
* { box-sizing: border-box; margin: 0; }
body {
  min-height: 100vh; background: var(--paper); color: var(--ink); overflow-wrap: anywhere;
  font: 1.0625rem/1.5 'Source Sans 3', 'Segoe UI', system-ui, sans-serif;
}
.notice {
  padding: .75rem 1rem; text-align: center; background: var(--notice); color: var(--notice-ink);
  border-bottom: 2px dashed currentcolor;
}
main { width: min(58rem, 100%); margin: 0 auto; padding: 2rem 1rem 4rem; }
main.narrow { width: min(34rem, 100%); }
main.columns { display: grid; gap: 2rem 3rem; }
@media (min-width: 48rem) {
  main.columns { grid-template-columns: 1fr 1fr; align-items: start; }
  main.columns > h1 { grid-column: 1 / -1; }
}
h1 { font: 600 1.75rem/1.2 Georgia, 'Times New Roman', serif; text-wrap: balance; }
h2 { font-size: 1.25rem; line-height: 1.3; }
h3 { font-size: 1.0625rem; }
section { display: grid; gap: 1rem; align-content: start; }
section.card { padding: 1.5rem; background: var(--card); border: 1px solid var(--line); border-radius: .5rem; }
form { display: grid; gap: 1rem; }
ul.items { padding: 0; list-style: none; display: grid; gap: .75rem; }
ul.items li, dl.sums div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .25rem 1rem; }
dl.sums { display: grid; gap: .25rem; padding-top: .75rem; border-top: 1px solid var(--line); }
dl.sums dd { margin: 0; }
dl.sums .total { font-size: 1.25rem; font-weight: 600; }
label { font-weight: 600; }
label + small { margin-bottom: .25rem; }
small, .hint { display: block; color: var(--muted); font-size: .9375rem; }
input, select {
  width: 100%; min-height: 2.75rem; padding: .5rem .75rem; font: inherit; color: inherit; background: transparent;
  border: 1px solid var(--line); border-radius: .375rem;
}
input[type='number'] { width: 6rem; }
input[readonly] { border-style: dashed; color: var(--muted); }
input[aria-invalid] { border: 2px solid var(--fault); }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; align-items: end; }
.beside { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; }
.beside > div { flex: 1 1 12rem; }
button {
  min-height: 2.75rem; padding: .5rem 1.25rem; font: inherit; cursor: pointer; color: inherit; background: transparent;
  border: 1px solid var(--line); border-radius: .375rem;
}
button.main { color: var(--accent-ink); background: var(--accent); border-color: var(--accent); font-weight: 600; }
button:hover { border-color: var(--accent); text-decoration: underline; }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; }
.actions .main { flex: 1 1 10rem; }
.fault { padding: .75rem 1rem; color: var(--fault); border: 2px solid currentcolor; border-radius: .375rem; font-weight: 600; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
a { color: var(--accent); }
details { color: var(--muted); }
table { width: 100%; min-width: 44rem; border-collapse: collapse; font-size: .9375rem; }
caption { text-align: start; font-weight: 600; font-size: 1.125rem; padding-bottom: .5rem; }
th { white-space: nowrap; }
th, td { padding: .5rem; text-align: start; vertical-align: top; border-top: 1px solid var(--line); }
.scroll { overflow-x: auto; }
code { font-size: .875rem; }
`

export const pageStyle = raw(css)
