/** The setting of stories with installed phones, each closed after its story. */
import { type InstalledPhone, installPhone, type PhoneWish } from './phone';

const LONGEST_MS = 600_000;

export function installedPhones() {
  jest.setTimeout(LONGEST_MS);
  const phones: InstalledPhone[] = [];
  afterEach(() => phones.splice(0).forEach(phone => phone.putAway()));
  return {
    async phone(wish: PhoneWish = {}): Promise<InstalledPhone> {
      const taken = await installPhone(wish);
      phones.push(taken);
      return taken;
    },
    /** Everything that phones of this story have logged as errors. */
    complaints: () => phones.flatMap(phone => phone.complaints),
  };
}
