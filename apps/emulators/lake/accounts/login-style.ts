import {raw} from 'hono/html'

const css = `
:root {
  --paper: #faf6ee; --card: #fffdf8; --ink: #22291f; --muted: #565d50; --line: #8a8b79;
  --green: #1d5138; --green-ink: #fff; --amber: #d9942b; --brick: #a33a2b;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #171b16; --card: #20261f; --ink: #f1ede2; --muted: #b9baa9; --line: #7c8272;
    --green: #8fcaa6; --green-ink: #10231a; --amber: #e7ad55; --brick: #e08a78;
  }
}
* { box-sizing: border-box; margin: 0; }
body {
  min-height: 100vh; display: grid; place-items: center; padding: 2rem 1rem;
  background: var(--paper); color: var(--ink);
  font: 1.0625rem/1.5 'Source Sans 3', 'Segoe UI', system-ui, sans-serif;
}
main {
  width: min(34rem, 100%); padding: 2.75rem clamp(1.25rem, 5vw, 2.5rem) 2.25rem;
  background: var(--card); border: 1px solid var(--line); border-radius: .5rem;
  position: relative; overflow: hidden;
}
main::before {
  content: ''; position: absolute; inset: 0 0 auto; height: .75rem;
  background:
    conic-gradient(from 45deg at 50% 50%, var(--amber) 90deg, transparent 0 180deg, var(--amber) 0 270deg, transparent 0) 0 0 / .75rem .75rem,
    linear-gradient(90deg, var(--green) 0 50%, var(--brick) 0) 0 0 / 6rem 100%;
}
h1 { font: 600 1.75rem/1.2 Georgia, 'Times New Roman', serif; text-wrap: balance; }
h1 [lang], p [lang], small [lang] { display: block; color: var(--muted); }
h1 [lang] { margin-top: .25rem; font-size: 1.125rem; font-weight: 400; }
p { margin-top: 1rem; }
p [lang] { margin-top: .25rem; font-size: .9375rem; }
ul { margin-top: 1.5rem; padding: 0; list-style: none; display: grid; gap: .75rem; }
a { color: var(--green); }
button {
  width: 100%; min-height: 2.75rem; padding: .875rem 1rem; text-align: start; cursor: pointer;
  display: grid; gap: .125rem; font: inherit; color: inherit;
  background: transparent; border: 1px solid var(--line); border-radius: .375rem;
}
button strong { font-size: 1.125rem; }
button .beside { color: var(--muted); }
button .beside::before { content: '· '; }
button small { font-size: .9375rem; color: var(--muted); }
button:hover { border-color: var(--green); background: color-mix(in srgb, var(--green) 8%, transparent); }
:focus-visible { outline: 3px solid var(--green); outline-offset: 2px; }
`

export const loginStyle = raw(css)
