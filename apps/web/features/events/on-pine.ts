/** Classes of a part of the page on the dark green: within, text, links and buttons take colours that are legible on it. */
export const onPine =
  'bg-pine text-on-pine [--color-brand-hover:var(--color-accent)] [--color-brand:var(--color-on-pine)] [--color-line:var(--color-on-pine-muted)] [--color-link:var(--color-on-pine)] [--color-muted:var(--color-on-pine-muted)] [--color-on-brand:var(--color-pine)] [--color-sunken:#1c463a] [--link:var(--color-on-pine)]'
