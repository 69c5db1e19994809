export function OakLeaf({className}: {className?: string}) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 40 40"
      width="40"
      height="40"
      className={className}
      fill="currentColor"
    >
      <path d="M20 2c3 0 4.6 1.9 4.5 4.3 2.7-.2 4.7 1.4 4.6 3.9-.1 1.5-.8 2.6-1.9 3.4 2.7.1 4.7 1.9 4.6 4.4-.1 2-1.3 3.3-3.1 4 2.2.6 3.6 2.2 3.4 4.3-.3 3.3-4.3 5-9.2 4.8l-1.6-.1V38a1.3 1.3 0 0 1-2.6 0v-7l-1.6.1c-4.9.2-8.9-1.5-9.2-4.8-.2-2.1 1.2-3.7 3.4-4.3-1.8-.7-3-2-3.1-4-.1-2.5 1.9-4.3 4.6-4.4-1.1-.8-1.8-1.9-1.9-3.4-.1-2.5 1.9-4.1 4.6-3.9C15.4 3.9 17 2 20 2Z" />
      <path
        d="M20 8v23M20 15l4.5-3.5M20 15l-4.5-3.5M20 21l6-4.5M20 21l-6-4.5M20 27l6-4M20 27l-6-4"
        fill="none"
        stroke="var(--paper)"
        strokeWidth="1.3"
        strokeLinecap="round"
      />
    </svg>
  )
}
