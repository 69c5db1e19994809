interface MembershipFactProps {
  term: string
  value: string
}

export function MembershipFact({term, value}: MembershipFactProps) {
  return (
    <div>
      <dt className="text-small text-muted">{term}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  )
}
