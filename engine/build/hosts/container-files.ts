const port = 8080;

/** The image that serves the site: nginx without root rights. */
export const dockerfile = `# Serves this folder in a container. Written by \`npm run build\`. From outside this folder:
#   docker build --tag site dist && docker run --rm --publish ${port}:${port} site
FROM nginx:1.30-alpine
COPY . /site
USER nginx
EXPOSE ${port}
STOPSIGNAL SIGQUIT
ENTRYPOINT ["nginx", "-e", "stderr", "-p", "/site", "-c", "nginx.conf", "-g", "daemon off;"]
`;

/** Serves the image on one machine and restarts it on failure. Only \`/tmp\` is writable. */
export const composeFile = `# Serves this folder on one machine. Written by \`npm run build\`. In this folder:
#   docker compose up --build --detach
services:
  site:
    build: .
    image: site
    ports:
      - "${port}:${port}"
    read_only: true
    tmpfs:
      - /tmp
    cap_drop:
      - ALL
    security_opt:
      - no-new-privileges:true
    restart: unless-stopped
    healthcheck:
      test: ["CMD", "wget", "-q", "-O", "/dev/null", "http://127.0.0.1:${port}/"]
      interval: 30s
      timeout: 3s
`;

/**
 * Two copies of the image on a cluster, replaced one by one. The new copy is ready before the old one stops,
 * and the old one keeps serving for five seconds until balancers notice.
 */
export const kubernetesFile = `# Serves the image of this folder on a cluster. Written by \`npm run build\`. Push the image and name it below, then:
#   kubectl apply --filename kubernetes.yaml
apiVersion: apps/v1
kind: Deployment
metadata:
  name: site
  labels: { app: site }
spec:
  replicas: 2
  selector:
    matchLabels: { app: site }
  strategy:
    type: RollingUpdate
    rollingUpdate: { maxSurge: 1, maxUnavailable: 0 }
  template:
    metadata:
      labels: { app: site }
    spec:
      automountServiceAccountToken: false
      securityContext:
        runAsNonRoot: true
        # The user nginx of the image.
        runAsUser: 101
        seccompProfile: { type: RuntimeDefault }
      containers:
        - name: site
          image: site
          ports:
            - { name: http, containerPort: ${port} }
          readinessProbe:
            httpGet: { path: /, port: http }
            periodSeconds: 2
          livenessProbe:
            httpGet: { path: /, port: http }
            periodSeconds: 10
          lifecycle:
            preStop:
              exec: { command: [sleep, "5"] }
          resources:
            requests: { cpu: 50m, memory: 32Mi }
            limits: { memory: 128Mi }
          securityContext:
            allowPrivilegeEscalation: false
            readOnlyRootFilesystem: true
            capabilities: { drop: [ALL] }
          volumeMounts:
            - { name: tmp, mountPath: /tmp }
      volumes:
        - { name: tmp, emptyDir: {} }
---
apiVersion: v1
kind: Service
metadata:
  name: site
  labels: { app: site }
spec:
  selector: { app: site }
  ports:
    - { name: http, port: 80, targetPort: http }
---
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  name: site
  labels: { app: site }
spec:
  minAvailable: 1
  selector:
    matchLabels: { app: site }
`;
