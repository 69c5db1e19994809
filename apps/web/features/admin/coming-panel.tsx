/** Says what will be done here one day, and what to do until then. */
export function ComingPanel({title, text}: {title: string; text: string}) {
  return (
    <section className="max-w-2xl rounded-card border border-line bg-raised p-6 sm:p-8">
      <h2 className="text-h3">{title}</h2>
      <p className="mt-3 text-muted">{text}</p>
    </section>
  )
}
