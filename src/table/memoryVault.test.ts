import { memoryVault } from './memoryVault';
import { vaultAcceptance } from './testing/vaultAcceptance';

vaultAcceptance('memory', async () => {
  const vault = memoryVault();
  return { open: async () => vault, tidy: async () => undefined };
});
