import { ChakraProvider } from '@chakra-ui/react'
import { CacheProvider } from '@emotion/react'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LanguageProvider } from '#src/core/language/language.tsx'
import type { PageStyles } from '#src/ui/page-styles.ts'

interface Props {
  queries: QueryClient
  styles: PageStyles
  languages: readonly string[]
  children: ReactNode
}

export function Providers({ queries, styles, languages, children }: Props) {
  return (
    <CacheProvider value={styles.cache}>
      <ChakraProvider value={styles.system}>
        <QueryClientProvider client={queries}>
          <LanguageProvider wanted={languages}>{children}</LanguageProvider>
        </QueryClientProvider>
      </ChakraProvider>
    </CacheProvider>
  )
}
