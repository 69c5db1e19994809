/** The community's sign: an oak leaf. Decoration beside the name. */
export function OakLeaf({className}: {className?: string}) {
  return (
    <svg aria-hidden="true" viewBox="0 0 40 40" className={className} fill="currentColor">
      <path d="M20 2c3 0 4.600 1.900 4.500 4.300 2.700-.2 4.700 1.400 4.600 3.900-.1 1.500-.8 2.600-1.900 3.400 2.700.1 4.700 1.900 4.600 4.400-.1 2-1.300 3.300-3.100 4 2.200.6 3.600 2.200 3.400 4.300-.3 3.300-4.300 5-9.200 4.800l-1.600-.1V38a1.300 1.300 0 0 1-2.600 0v-7l-1.600.1c-4.900.2-8.900-1.500-9.200-4.800-.2-2.100 1.200-3.700 3.400-4.300-1.800-.7-3-2-3.100-4-.1-2.500 1.900-4.300 4.600-4.400-1.100-.8-1.800-1.900-1.900-3.400-.1-2.500 1.900-4.100 4.600-3.900C15.400 3.900 17 2 20 2Z" />
      <path
        d="M20 8v23M20 15l4.500-3.500M20 15l-4.500-3.500M20 21l6-4.500M20 21l-6-4.500M20 27l6-4M20 27l-6-4"
        fill="none"
        stroke="var(--paper)"
        strokeWidth="1.300"
        strokeLinecap="round"
      />
    </svg>
  )
}
