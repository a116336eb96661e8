/** Reads QR codes by the phone's camera. A browser takes scan.web.tsx. */
import { CameraView, useCameraPermissions } from 'expo-camera';
import { useEffect, useRef } from 'react';
import { StyleSheet } from 'react-native';
import type { Photographed, ScannerProps, Scanning } from '../ports';

export const canScan = async (): Promise<Scanning> => 'stream';

/** An app has its stream. */
export const photographed = async (): Promise<Photographed> => ({ ok: false, why: 'no-photo' });

/** Fills what it lies in. Each text is told once, until another is seen. */
export function Scanner({ onText, onTrouble }: ScannerProps) {
  const [permission, ask] = useCameraPermissions();
  const last = useRef('');

  useEffect(() => {
    if (!permission || permission.granted) return;
    if (permission.canAskAgain && permission.status === 'undetermined') void ask();
    else onTrouble('not-allowed');
  }, [permission, ask, onTrouble]);

  if (!permission?.granted) return null;
  return (
    <CameraView
      style={StyleSheet.absoluteFill}
      facing="back"
      barcodeScannerSettings={{ barcodeTypes: ['qr'] }}
      onMountError={() => onTrouble('broken')}
      onBarcodeScanned={({ data }) => {
        if (data === '' || data === last.current) return;
        last.current = data;
        onText(data);
      }}
    />
  );
}
