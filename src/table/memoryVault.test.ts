import { memoryVault } from './memoryVault';
import { vaultAcceptance } from './vaultAcceptance';

vaultAcceptance('memory', async () => {
  const vault = memoryVault();
  return { open: async () => vault, tidy: async () => undefined };
});
