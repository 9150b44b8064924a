import { ChakraProvider } from '@chakra-ui/react'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LanguageProvider } from '#src/core/language/language.tsx'
import { system } from '#src/ui/system.ts'

export function Providers({ queries, children }: { queries: QueryClient; children: ReactNode }) {
  return (
    <ChakraProvider value={system}>
      <QueryClientProvider client={queries}>
        <LanguageProvider>{children}</LanguageProvider>
      </QueryClientProvider>
    </ChakraProvider>
  )
}
