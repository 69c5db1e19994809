interface MembershipFactProps {
  term: string
  value: string
}

/** A line of a description list. */
export function MembershipFact({term, value}: MembershipFactProps) {
  return (
    <div>
      <dt className="text-small text-muted">{term}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  )
}
