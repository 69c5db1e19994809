/** Rows that are still on their way. */
export function RowsSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="grid divide-y divide-line rounded-card border border-line bg-raised motion-safe:animate-pulse"
    >
      {[58, 44, 66, 50, 40].map((width) => (
        <div key={width} className="grid gap-3 p-5">
          <div className="h-3 rounded-soft bg-sunken" style={{width: `${width}%`}} />
          <div className="h-3 rounded-soft bg-sunken" style={{width: `${width / 2}%`}} />
        </div>
      ))}
    </div>
  )
}
