'use client'

import {useTranslations} from 'next-intl'
import {toast, Toaster} from 'sonner'

export function ToastRegion() {
  const t = useTranslations('site')
  return (
    <Toaster
      position="bottom-center"
      customAriaLabel={t('messages')}
      duration={6000}
      offset={24}
      mobileOffset={16}
      expand
      closeButton
      icons={{success: null, error: null, info: null, warning: null}}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: t('closeMessage'),
        classNames: {
          toast:
            'flex w-(--width) font-sans items-start gap-2 rounded-card border border-s-6 border-line border-s-brand bg-raised py-2 ps-4 pe-1 text-base text-ink shadow-lg data-[type=error]:border-s-danger max-sm:w-full',
          content: 'order-first min-w-0 flex-1 py-2',
          title: 'font-semibold',
          description: 'mt-1 text-small text-muted wrap-anywhere',
          closeButton:
            'order-last flex size-11 flex-none items-center justify-center rounded-soft hover:bg-sunken [&_svg]:size-4',
        },
      }}
    />
  )
}

/** The same file has it, so that it is loaded together with the region. */
export {toast}
