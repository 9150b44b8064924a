/** Keeps only what the server itself sent: a network that wants a sign-in answers everything with a page of its own. */
export function only(type: RegExp) {
  return {
    cacheWillUpdate: async ({ response }: { response: Response }) => {
      const isGenuine = response.status === 200 && type.test(response.headers.get('content-type') ?? '')
      return isGenuine ? response : null
    },
  }
}
