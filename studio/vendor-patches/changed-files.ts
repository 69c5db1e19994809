import type {ClipboardEvent, DragEvent, FormEvent, SyntheticEvent} from 'react'

interface Options {
  change: (files: File[]) => Promise<File[]>
  /** True for events that go on unchanged. */
  isExempt: (event: SyntheticEvent) => boolean
}

/** We dispatched these events ourselves, with changed files. */
const changed = new WeakSet<Event>()

/** Handlers of an element around an input of Sanity, which then gets only changed files. */
export function changedFiles({change, isExempt}: Options) {
  /** Stops an event with files and dispatches a new one. */
  const replace = (
    event: SyntheticEvent,
    list: FileList | null,
    withFiles: (files: DataTransfer) => Event | undefined,
  ) => {
    const files = [...(list ?? [])]
    const {target, nativeEvent} = event
    if (files.length === 0 || changed.has(nativeEvent) || isExempt(event)) return
    event.preventDefault()
    event.stopPropagation()
    void change(files).then((others) => {
      const transfer = new DataTransfer()
      for (const other of others) transfer.items.add(other)
      const ofOurs = withFiles(transfer)
      if (!ofOurs) return
      changed.add(ofOurs)
      target.dispatchEvent(ofOurs)
    })
  }
  return {
    onChangeCapture: (event: FormEvent) => {
      const field = event.target
      if (!(field instanceof HTMLInputElement) || field.type !== 'file') return
      replace(event, field.files, ({files}) => {
        if (files.length === 0) return undefined
        field.files = files
        return new Event('change', {bubbles: true})
      })
    },
    onDropCapture: (event: DragEvent) =>
      // The files of a drop cannot be changed. A drop without files only ends what dragging showed.
      replace(
        event,
        event.dataTransfer.files,
        (dataTransfer) => new window.DragEvent('drop', {dataTransfer, bubbles: true, cancelable: true}),
      ),
    onPasteCapture: (event: ClipboardEvent) => {
      // Sanity takes no files that are pasted into a text field beside a picture.
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return
      replace(event, event.clipboardData.files, (clipboardData) =>
        clipboardData.files.length > 0
          ? new window.ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true})
          : undefined,
      )
    },
  }
}
