import {Spinner} from '../graphics/spinner.tsx'

interface ProcessingProps {
  text: string
}

export function Processing({text}: ProcessingProps) {
  return (
    <div className="frame flex flex-col items-center pt-24 text-center">
      <Spinner className="size-12 border-4 text-brand" />
      <h1 className="mt-6 text-h2">{text}</h1>
    </div>
  )
}
